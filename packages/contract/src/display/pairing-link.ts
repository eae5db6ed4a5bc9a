import { PAIRED_PURPOSES, type PairedPurpose } from "../access-key/access-key";

const DIALOG = /^pair(?:-(\d{6}))?(?:-([a-z]+))?$/;

/** The page of the back-office that connects the display with this code: what the display shows as a QR code. */
export function pairingLink({
  origin,
  code,
  purpose,
}: {
  origin: string;
  code: string;
  /** What the display is; without it staff are asked. */
  purpose?: PairedPurpose;
}): string {
  return `${origin}/backend#/access-keys?dialog=pair-${code}${purpose ? `-${purpose}` : ""}`;
}

/** The parameter `dialog` of the page that connects a display whose code is still to be typed. */
export const dialogToPair = (purpose: PairedPurpose): string => `pair-${purpose}`;

/** The code of such an address, by its parameter `dialog`: empty where it is still to be typed, null for another dialog. */
export function codeToPair(dialog: string | undefined): string | null {
  const found = DIALOG.exec(dialog ?? "");
  return found && (found[1] ?? "");
}

/** What the display of such an address is; null where the address does not tell. */
export function purposeToPair(dialog: string | undefined): PairedPurpose | null {
  const told = DIALOG.exec(dialog ?? "")?.[2];
  return PAIRED_PURPOSES.find((purpose) => purpose === told) ?? null;
}
