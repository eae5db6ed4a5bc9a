import { FORM_TEXTS } from "./form.texts";

const BESIDE = "sticky top-24 hidden w-48 shrink-0 self-start @min-[54rem]:block";
const ABOVE =
  "w-full @min-[54rem]:sticky @min-[54rem]:top-24 @min-[54rem]:w-48 @min-[54rem]:shrink-0 @min-[54rem]:self-start";
const ENTRY =
  "min-h-8 w-full ps-4 pointer-coarse:min-h-11 text-start text-sm text-muted hover:text-ink " +
  "aria-[current]:font-medium aria-[current]:text-ink";

/** The id of a section's heading, which gets the focus when somebody goes to the section. */
export const headingId = (index: number): string => `section-${index}-title`;

/**
 * The sections of a form beside it. Where each has its own address they also stand above it on small screens, and the
 * one that the address leads to is marked.
 */
export function SectionNavigation({
  titles,
  current,
  onGoTo,
}: {
  titles: readonly string[];
  current?: string | undefined;
  /** Puts the section into the address. */
  onGoTo?: ((title: string) => void) | undefined;
}) {
  const go = (title: string, index: number): void => {
    if (!onGoTo) document.getElementById(`section-${index}`)?.scrollIntoView();
    else if (title === current) showSection(index);
    else onGoTo(title);
  };
  return (
    <nav aria-label={FORM_TEXTS.sections} className={onGoTo ? ABOVE : BESIDE}>
      <ul className={`flex border-s border-line ${onGoTo ? "flex-wrap @min-[54rem]:flex-col" : "flex-col"} gap-0.5`}>
        {titles.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={onGoTo && title === current ? "true" : undefined}
              onClick={() => go(title, index)}
              className={ENTRY}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to a section, and moves the focus to its heading. */
export function showSection(index: number): void {
  document.getElementById(`section-${index}`)?.scrollIntoView();
  document.getElementById(headingId(index))?.focus({ preventScroll: true });
}
