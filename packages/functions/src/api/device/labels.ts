import { labelCalls as calls } from "@tresen/contract/print/label/label.calls";
import { LABEL_FILE } from "@tresen/contract/print/label/label.texts";
import { printLabels } from "@tresen/core/print/label";
import { printTemplateLabels } from "@tresen/core/template/label";
import { labelFonts } from "../../font/paper-fonts";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({
    ...calls.printLabels,
    run: async ({ actor, body, now }) => {
      const { template } = body;
      const bytes =
        template === undefined
          ? await printLabels({ actor, request: body, fonts: await labelFonts(), now })
          : await printTemplateLabels({ actor, request: body, template, now });
      return {
        rawBody: Buffer.from(bytes).toString("base64"),
        base64: true,
        headers: {
          "content-type": "application/pdf",
          "content-disposition": `inline; filename="${LABEL_FILE}"`,
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        },
      };
    },
  }),
]);
