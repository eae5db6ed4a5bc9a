import { refusal } from "./refusal";

/** What an animation may have in all; a single picture has been checked before. */
const MOST_PIXELS = 110_000_000;

/**
 * Refuses a picture whose pixels cannot be read: its header may promise what the file does not contain, and no size
 * could be made of it. It is as strict as the function that makes the sizes.
 * @throws input
 */
export async function requirePixels({ body, frames }: { body: Uint8Array; frames: number }): Promise<void> {
  const { default: sharp } = await import("sharp");
  try {
    const picture = sharp(body, { limitInputPixels: MOST_PIXELS, animated: frames > 1 });
    await picture.resize({ width: 16, height: 16, fit: "fill" }).raw().toBuffer();
  } catch (cause) {
    throw refusal({ reason: "typeUnknown", cause });
  }
}
