import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { sceneReferrer } from "@tresen/contract/signage/scene/scene.referrer";
import { templateCalls as calls } from "@tresen/contract/template/template.calls";
import { recordIndexing } from "@tresen/core/records";
import { startTemplateExport, templateData, templateLayers, templatePicture } from "@tresen/core/template";
import { completingPictures, crudFinding } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

const MIME_TYPES = { png: "image/png", jpeg: "image/jpeg", pdf: "application/pdf" } as const;
const PRIVATE = { "cache-control": "private, no-store" };

export const handler = resource([
  endpoint({
    ...calls.templateData,
    run: async ({ actor, query: { source, record = "" }, now }) => ({
      data: await templateData({ actor, source, record, now }),
      headers: PRIVATE,
    }),
  }),
  endpoint({
    ...calls.templateLayers,
    run: async ({ actor, params, query, now }) => ({
      data: await templateLayers({ actor, ...params, ...query, now }),
      headers: PRIVATE,
    }),
  }),
  endpoint({
    ...calls.templatePicture,
    run: async ({ actor, params, query, now }) => {
      const { bytes } = await templatePicture({ actor, ...params, ...query, now });
      return {
        rawBody: Buffer.from(bytes).toString("base64"),
        base64: true,
        headers: {
          ...PRIVATE,
          "content-type": MIME_TYPES[query.format],
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        },
      };
    },
  }),
  endpoint({
    ...calls.exportTemplate,
    run: async ({ actor, params, body, now }) => ({
      data: await startTemplateExport({ actor, ...params, ...body, now }),
    }),
  }),
  ...crudFinding({
    resource: imageTemplates,
    referrers: referredBy(sceneReferrer),
    ...completingPictures(imageTemplates),
    indexing: recordIndexing,
    finding: recordIndexing,
  }),
]);
