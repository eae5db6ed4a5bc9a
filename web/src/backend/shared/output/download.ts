/** Lets the browser save a text, or bytes, as a file. */
export function download({ name, content, type }: { name: string; content: BlobPart; type: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  followDownload({ href: url, name });
  URL.revokeObjectURL(url);
}

/** Lets the browser save what is at an address. A large file may be handed out at another one. */
export function followDownload({ href, name }: { href: string; name: string }): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
}
