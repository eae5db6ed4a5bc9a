/** The fields of what is chosen already get the cursor. */
export function focusFields(): void {
  const fields = document.querySelector("[data-page-editor] [data-fields]");
  fields?.querySelector<HTMLElement>("input, textarea, select, button, [contenteditable=true]")?.focus();
}
