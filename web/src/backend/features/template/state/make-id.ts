/** The id of a new layer or group. It is unique within a template, and in practice everywhere. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return `l${[...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("")}`;
}
