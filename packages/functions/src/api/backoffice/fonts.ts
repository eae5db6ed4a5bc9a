import { FONT_BODY_LIMIT } from "@tresen/contract/media/font/font";
import { fontCalls as calls } from "@tresen/contract/media/font/font.calls";
import { FONT_MESSAGES } from "@tresen/contract/media/font/font.texts";
import { getConfig } from "@tresen/core/config";
import { addFont, listFonts, removeFont } from "@tresen/core/media/font";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({ ...calls.listFonts, run: async () => ({ data: await listFonts() }) }),
  endpoint({
    ...calls.addFont,
    bodyLimit: { bytes: FONT_BODY_LIMIT, message: FONT_MESSAGES.tooLarge },
    run: async ({ actor, body, now }) => ({ data: await addFont({ actor, input: body, now }) }),
  }),
  endpoint({
    ...calls.removeFont,
    run: async ({ actor, params, now }) => {
      await removeFont({ actor, ...params, readConfig: getConfig, now });
      return { data: null };
    },
  }),
]);
