export const ADDRESS_TEXTS = {
  stairway: (text: string): string => `Stiege ${text}`,
  floor: (text: string): string => `Stock ${text}`,
  door: (text: string): string => `Tür ${text}`,
} as const;
