import { type Call, forHolders, post } from "../../kit/call";
import { tvPermissions } from "../tv/tv.permissions";
import { preview, previewRequest } from "./preview";

/** What TVs would show, for staff. It draws what TVs show, so it stands beside their calls. */
export const previewCalls = {
  previewSignage: {
    ...post,
    ...forHolders(tvPermissions.preview),
    path: "/api/tv/preview",
    body: previewRequest,
    response: preview,
  },
} satisfies Record<string, Call>;
