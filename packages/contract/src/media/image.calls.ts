import { type Call, post } from "../kit/call";
import { imageInput, imageRecord } from "./image";

/** For whoever may write a record that has pictures, or the configuration. */
export const imageCalls = {
  createImage: {
    ...post,
    path: "/api/images",
    access: "staff",
    body: imageInput,
    response: imageRecord,
    status: 201,
  },
} as const satisfies Record<string, Call>;
