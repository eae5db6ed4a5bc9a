/**
 * The header by which a browser saves the file under its name, or shows it. Whatever the name has, it ends neither the
 * name nor the header (RFC 6266, RFC 8187).
 */
export function dispositionOf(name: string, kind: "attachment" | "inline" = "attachment"): string {
  const plain = name.replace(/[^\w. -]/g, "_");
  const whole = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, escaped);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function escaped(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
