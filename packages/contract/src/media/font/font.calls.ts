import * as z from "zod";
import { configPermissions } from "../../config/config.permissions";
import { type Call, forHolders, get, post } from "../../kit/call";
import { font, fontInput } from "./font";

const changing = forHolders(configPermissions.update);

export const fontCalls = {
  listFonts: { ...get, path: "/api/fonts", access: "staff", response: z.array(font) },
  /** Answers the family with all its variants. */
  addFont: { ...post, ...changing, path: "/api/fonts", body: fontInput, response: font, status: 201 },
  removeFont: {
    ...get,
    ...changing,
    method: "DELETE",
    path: "/api/fonts/{family}/{variant}",
    params: z.object({ family: z.string().max(200), variant: z.string().max(20) }),
    response: z.null(),
  },
} as const satisfies Record<string, Call>;
