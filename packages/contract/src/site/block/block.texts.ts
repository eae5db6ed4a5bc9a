export const BLOCK_MESSAGES = {
  endsEarly: "Das Ende muss nach dem Beginn liegen.",
} as const;
