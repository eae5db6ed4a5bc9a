/** Image widths by the names that the shop's URLs use. */
export const IMAGE_WIDTHS = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const;
export type ImageSize = keyof typeof IMAGE_WIDTHS;
