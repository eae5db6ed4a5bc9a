export const FIT_TEXTS = {
  size: {
    portrait: "Die Größe ist breiter als hoch, obwohl der TV im Hochformat hängt.",
    landscape: "Die Größe ist höher als breit, obwohl der TV im Querformat hängt.",
  },
  stream: ({ name, made, hangs }: { name: string; made: string; hangs: string }): string =>
    `Der Stream „${name}“ ist für ${made} gemacht, der TV hängt im ${hangs}.`,
} as const;
