import * as z from "zod";

const token = z.string().min(1).max(30);

/** What the print program tells with each call. */
export const agentPoll = z.object({
  version: z.union([z.string().max(40), z.int()]),
  printer: z
    .object({
      paper: z.enum(["ok", "low", "out"]).nullish(),
      cover: z.enum(["closed", "open"]).nullish(),
      errorCode: z.string().max(80).nullish(),
    })
    .default({}),
  results: z
    .array(z.object({ job: z.string().max(40), token, code: z.string().min(1).max(40) }))
    .max(50)
    .default([]),
  log: z.array(z.string().max(2000)).max(1000).nullish(),
});
export type AgentPoll = z.output<typeof agentPoll>;

/** What it gets. */
export interface AgentAnswer {
  /** `data` is base64. */
  jobs: { id: string; token: string; contentType: string; data: string }[];
  pollSeconds: number;
  wantsLog: boolean;
}
