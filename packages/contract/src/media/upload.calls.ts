import { type Call, post } from "../kit/call";
import { upload, uploadInput } from "./upload";

export const uploadCalls = {
  createUpload: {
    ...post,
    path: "/api/uploads",
    access: "public" as const,
    body: uploadInput,
    response: upload,
    status: 201 as const,
  },
} satisfies Record<string, Call>;
