/** The sections that visitors see, in their order: those of a page without the ones that its editors have hidden. */
export function shownSections<Section extends { isHidden?: boolean | undefined }>(
  sections: readonly Section[] = [],
): Section[] {
  return sections.filter(({ isHidden }) => !isHidden);
}

/** A page as visitors get it: hidden sections are not sent at all. The same object where there are none. */
export function withoutHidden<
  Section extends { isHidden?: boolean | undefined },
  Page extends { content: { sections?: Section[] | undefined } },
>(page: Page): Page {
  const { sections } = page.content;
  if (!sections?.some(({ isHidden }) => isHidden)) return page;
  return { ...page, content: { ...page.content, sections: shownSections(sections) } };
}
