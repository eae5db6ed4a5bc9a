const DIALOG = /^pair-(\d{6})$/;

/** The page of the back-office that connects the display with this code: what the display shows as a QR code. */
export function pairingLink({ origin, code }: { origin: string; code: string }): string {
  return `${origin}/backend#/access-keys?dialog=pair-${code}`;
}

/** The code of such an address, by its parameter `dialog`. */
export function codeToPair(dialog: string | undefined): string | null {
  return DIALOG.exec(dialog ?? "")?.[1] ?? null;
}
