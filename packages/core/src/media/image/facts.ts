/** Whether a picture's description says anything. */
export function hasAlt({ alt }: { alt: string }): boolean {
  return alt.trim() !== "";
}
