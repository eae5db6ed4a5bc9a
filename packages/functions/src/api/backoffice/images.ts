import { configPermissions } from "@tresen/contract/config/config.permissions";
import { configFields } from "@tresen/contract/config/config";
import { permissionOf } from "@tresen/contract/kit/access";
import { refersTo } from "@tresen/contract/kit/references/references";
import { IMAGE_BODY_LIMIT } from "@tresen/contract/media/image";
import { imageCalls as calls } from "@tresen/contract/media/image.calls";
import { IMAGE_MESSAGES } from "@tresen/contract/media/media.texts";
import { allResources } from "@tresen/contract/resources";
import { createImage, imageRows } from "@tresen/core/media/image";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

/** Whoever may write something with pictures may upload some. */
const permissions = [
  ...allResources
    .filter(({ fields }) => refersTo({ schema: fields, resource: imageRows.name }))
    .flatMap((definition) =>
      (["create", "update"] as const).map((verb) => permissionOf({ resource: definition, verb })),
    ),
  ...(refersTo({ schema: configFields, resource: imageRows.name }) ? [configPermissions.update] : []),
];

export const handler = resource([
  endpoint({
    ...calls.createImage,
    bodyLimit: { bytes: IMAGE_BODY_LIMIT, message: IMAGE_MESSAGES.tooLarge },
    run: async ({ actor, body, now }) => ({ data: await createImage({ actor, permissions, input: body, now }) }),
  }),
]);
