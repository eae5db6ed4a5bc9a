import { configPermissions } from "@tresen/contract/config/config.permissions";
import { configFields } from "@tresen/contract/config/config";
import { permissionOf } from "@tresen/contract/kit/access";
import { refersToResource } from "@tresen/contract/kit/references/referred";
import { IMAGE_BODY_LIMIT } from "@tresen/contract/media/image";
import { imageCalls as calls } from "@tresen/contract/media/image.calls";
import { images } from "@tresen/contract/media/image.resource";
import { IMAGE_MESSAGES } from "@tresen/contract/media/media.texts";
import { allResources } from "@tresen/contract/resources";
import {
  createForm,
  createImage,
  imageFinding,
  imageHooks,
  listDuplicates,
  listFolders,
  listImageUsage,
  listKeptFiles,
  listTags,
  replaceImage,
  restoreImage,
  restoreRemoved,
  takeUploaded,
} from "@tresen/core/media/image";
import { recordIndexing, referrerIndexing } from "@tresen/core/records";
import { crudFinding } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

const referrers = allResources.filter(({ fields }) => refersToResource({ schema: fields, name: images.name }));

/** Whoever may write something with pictures may upload some. */
const permissions = [
  permissionOf({ resource: images, verb: "create" }),
  ...referrers.flatMap((definition) =>
    (["create", "update"] as const).map((verb) => permissionOf({ resource: definition, verb })),
  ),
  ...(refersToResource({ schema: configFields, name: images.name }) ? [configPermissions.update] : []),
];

export const handler = resource([
  endpoint({
    ...calls.createImage,
    bodyLimit: { bytes: IMAGE_BODY_LIMIT, message: IMAGE_MESSAGES.tooLarge },
    run: async ({ actor, body, now }) => ({ data: await createImage({ actor, permissions, input: body, now }) }),
  }),
  endpoint({ ...calls.imageFolders, run: async ({ actor }) => ({ data: await listFolders({ actor }) }) }),
  endpoint({ ...calls.imageTags, run: async ({ actor }) => ({ data: await listTags({ actor }) }) }),
  endpoint({
    ...calls.imageForm,
    run: async ({ actor, params, body, now }) => ({
      data: await createForm({ actor, permissions, ...params, ...body, now }),
    }),
  }),
  endpoint({
    ...calls.imageUploaded,
    run: async ({ actor, params, body, now }) => ({
      data: await takeUploaded({ actor, permissions, ...params, ...body, now }),
    }),
  }),
  endpoint({
    ...calls.imageDuplicates,
    run: async ({ actor, params }) => ({ data: await listDuplicates({ actor, ...params }) }),
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
    ...calls.restoreRemovedImage,
    run: async ({ actor, params, now }) => ({ data: await restoreRemoved({ actor, ...params, now }) }),
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
    finding: imageFinding,
  }).filter(({ method }) => method !== "POST"),
]);
