import type { APIRequestContext } from "@playwright/test";
import { closestVariant, variantName } from "@tresen/contract/media/font/variant";
import { fontFileUrls } from "@tresen/contract/media/font/font";
import { packagedVariants } from "@tresen/contract/media/font/packaged";
import { FONT_FAMILIES } from "@tresen/contract/media/fonts";
import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { type TemplateData, bindLayers } from "@tresen/contract/template/data/bind";
import type { ImageTemplate } from "@tresen/contract/template/image-template.resource";
import { FALLBACK_FACE, type FontFace } from "@tresen/contract/template/render/font/font-book";
import { neededFonts, neededImages } from "@tresen/contract/template/render/needs";
import { imageUrl } from "../../src/shared/images";
import type { PictureInput } from "./page-renderer";

/** The resources of which the records with the shortest and the longest name are drawn. */
const LISTS: Readonly<Partial<Record<TemplateSource, string>>> = {
  product: "products",
  category: "categories",
  menu: "menus",
  branch: "branches",
};

interface Named {
  id: string;
  name: string;
}

interface Bound {
  data: TemplateData;
  timeZone: string;
  currency: string;
}

/** What a signed-in member of the staff gets of the templates of a platform, as the editor asks for it. */
export function demoPictures({ request, url }: { request: APIRequestContext; url: string }) {
  const files = new Map<string, Promise<Buffer>>();
  const fileAt = (path: string): Promise<Buffer> => {
    const known = files.get(path) ?? request.get(`${url}${path}`).then((answer) => answer.body());
    files.set(path, known);
    return known;
  };
  const json = async <Data>(path: string): Promise<Data> => {
    const answer = await request.get(`${url}/api/${path}`);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };

  const faceWith = async (face: FontFace): Promise<PictureInput["faces"][number]> => {
    const { weight, isItalic } = face;
    const family = FONT_FAMILIES.find((name) => name === face.family);
    const style = isItalic ? "italic" : "normal";
    const variant =
      (family && closestVariant({ variants: packagedVariants(family), weight, style })) ??
      variantName({ weight, style });
    const urls = fontFileUrls({ family: face.family, variant }) ?? [];
    const all = await Promise.all(urls.map(async ({ url: path }) => (await fileAt(path)).toString("base64")));
    return { ...face, files: all };
  };

  return {
    templates: (): Promise<ImageTemplate[]> => json("image-templates"),

    /** The records with the shortest and the longest name, and none, for which all values are missing. */
    records: async (source: TemplateSource): Promise<(string | null)[]> => {
      const list = LISTS[source];
      if (!list) return [null];
      const init = await json<{ url: string; data: Named[] }[]>("init");
      const records = init.find((entry) => entry.url === list)?.data ?? [];
      const sorted = records.toSorted((one, other) => one.name.length - other.name.length);
      const ids = [sorted.at(0), sorted.at(-1)].flatMap((record) => (record ? [record.id] : []));
      return [...new Set(ids), null];
    },

    /** What the browser draws. */
    input: async ({ template, record }: { template: ImageTemplate; record: string | null }): Promise<PictureInput> => {
      const asked = new URLSearchParams({ source: template.source, ...(record ? { record } : {}) });
      const values = await json<Bound>(`image-templates/data?${asked}`);
      const layers = bindLayers({ layers: template.layers, ...values });
      const faces = await Promise.all([FALLBACK_FACE, ...neededFonts(layers)].map(faceWith));
      const pictures = await Promise.all(
        neededImages(layers).map(async (image) => {
          const file = await fileAt(imageUrl({ image, size: "large" }));
          const type = { jpg: "jpeg", svg: "svg+xml" }[image.extension as "jpg"] ?? image.extension;
          return [image.id, `data:image/${type};base64,${file.toString("base64")}`];
        }),
      );
      return { template, layers, faces, pictures: Object.fromEntries(pictures) };
    },

    /** What the server draws. */
    server: async ({ template, record }: { template: ImageTemplate; record: string | null }): Promise<Uint8Array> => {
      const query = record ? `?record=${record}` : "";
      const answer = await request.get(`${url}/api/image-templates/${template.id}/picture${query}`);
      if (!answer.ok()) throw new Error(`${template.identifier}: ${answer.status()} ${await answer.text()}`);
      return answer.body();
    },
  };
}
