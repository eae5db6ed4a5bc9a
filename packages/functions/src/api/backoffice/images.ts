import { configPermissions } from "@tresen/contract/config/config.permissions";
import { configFields } from "@tresen/contract/config/config";
import { permissionOf } from "@tresen/contract/kit/access";
import { refersTo } from "@tresen/contract/kit/references/references";
import { IMAGE_BODY_LIMIT } from "@tresen/contract/media/image";
import { imageCalls as calls } from "@tresen/contract/media/image.calls";
import { images } from "@tresen/contract/media/image.resource";
import { IMAGE_MESSAGES } from "@tresen/contract/media/media.texts";
import { allResources } from "@tresen/contract/resources";
import {
  createImage,
  imageHooks,
  listImageUsage,
  listKeptFiles,
  replaceImage,
  restoreImage,
} from "@tresen/core/media/image";
import { recordIndexing, referrerIndexing } from "@tresen/core/records";
import { crudFinding } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

const referrers = allResources.filter(({ fields }) => refersTo({ schema: fields, resource: images.name }));

/** Whoever may write something with pictures may upload some. */
const permissions = [
  permissionOf({ resource: images, verb: "create" }),
  ...referrers.flatMap((definition) =>
    (["create", "update"] as const).map((verb) => permissionOf({ resource: definition, verb })),
  ),
  ...(refersTo({ schema: configFields, resource: images.name }) ? [configPermissions.update] : []),
];

export const handler = resource([
  endpoint({
    ...calls.createImage,
    bodyLimit: { bytes: IMAGE_BODY_LIMIT, message: IMAGE_MESSAGES.tooLarge },
    run: async ({ actor, body, now }) => ({ data: await createImage({ actor, permissions, input: body, now }) }),
  }),
  endpoint({
    ...calls.replaceImage,
    bodyLimit: { bytes: IMAGE_BODY_LIMIT, message: IMAGE_MESSAGES.tooLarge },
    run: async ({ actor, params, body, now }) => ({ data: await replaceImage({ actor, ...params, ...body, now }) }),
  }),
  endpoint({
    ...calls.imageFiles,
    run: async ({ actor, params, now }) => ({ data: await listKeptFiles({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.restoreImage,
    run: async ({ actor, params, body, now }) => ({ data: await restoreImage({ actor, ...params, ...body, now }) }),
  }),
  endpoint({
    ...calls.imageUsage,
    run: async ({ actor, params }) => ({ data: await listImageUsage({ actor, ...params, referrers }) }),
  }),
  ...crudFinding({
    resource: images,
    referrers: referredBy(...referrers),
    hooks: imageHooks,
    indexing: { ...recordIndexing, ...referrerIndexing },
    finding: recordIndexing,
  }).filter(({ method }) => method !== "POST"),
]);
