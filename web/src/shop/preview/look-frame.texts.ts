export const LOOK_FRAME_TEXTS = { button: "In den Warenkorb" } as const;
