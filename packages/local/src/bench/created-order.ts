import * as z from "zod";

const answer = z.object({ data: z.object({ uid: z.string(), hash: z.string() }) });

/**
 * Parses the answer of `POST /api/orders`.
 * @throws ZodError if it is no order.
 */
export function orderIn(body: Buffer | string): z.output<typeof answer>["data"] {
  return answer.parse(JSON.parse(body.toString())).data;
}
