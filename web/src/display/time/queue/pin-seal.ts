import type { Disk } from "./disk";

/** A PIN that only the key of this browser opens. */
export interface SealedPin {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const NAME = "pin-key";
const CIPHER = "AES-GCM";

/** Seals PINs for as long as their stampings wait. The key stays in the browser and cannot be exported from it by a page. */
export function pinSeal(disk: Disk) {
  const key = async (): Promise<CryptoKey> => {
    const known = await disk.read<CryptoKey>(NAME);
    if (known) return known;
    const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ["encrypt", "decrypt"]);
    await disk.keep(NAME, made);
    return made;
  };
  // Made once: two that are made at the same moment would each seal for themselves.
  let made: Promise<CryptoKey> | null = null;
  const ownKey = (): Promise<CryptoKey> => (made ??= key());
  return {
    seal: async (pin: string): Promise<SealedPin> => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const data = await crypto.subtle.encrypt({ name: CIPHER, iv }, await ownKey(), new TextEncoder().encode(pin));
      return { iv, data };
    },
    open: async ({ iv, data }: SealedPin): Promise<string> =>
      new TextDecoder().decode(await crypto.subtle.decrypt({ name: CIPHER, iv }, await ownKey(), data)),
  };
}
export type PinSeal = ReturnType<typeof pinSeal>;
