/** Text as HTML shows it, between tags and inside attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
