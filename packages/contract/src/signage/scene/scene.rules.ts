import type { FieldError } from "../../kit/errors";
import { blank, type IsValid } from "../../kit/validation/check";
import type { DeepPartial } from "../../kit/validation/valid-part";
import { fieldError } from "../../kit/validation/validation";
import { SCENE_MESSAGES } from "./scene.texts";
import type { SceneType } from "./scene.values";

interface Checked {
  type: SceneType;
  content: Readonly<Record<string, unknown>>;
  validFrom: string | null;
  validTo: string | null;
}

/** What a scene of a type cannot do without. */
const NEEDED: Readonly<Partial<Record<SceneType, string>>> = {
  template: "template",
  image: "image",
  video: "video",
  web: "url",
  countdown: "until",
  message: "text",
};

/** Refuses a scene without what its type shows, and a period that ends before it begins. */
export function checkScene({
  fields: { type, content, validFrom, validTo },
  isValid,
}: {
  fields: DeepPartial<Checked>;
  isValid: IsValid;
}): FieldError[] {
  const needed = type && NEEDED[type];
  const isMissing = needed !== undefined && content !== undefined && !content[needed];
  return [
    ...(isMissing && isValid("type", `content.${needed}`) ? [blank(`content.${needed}`)] : []),
    ...(validFrom && validTo && validTo < validFrom
      ? [fieldError({ path: "validTo", code: "invalid", message: SCENE_MESSAGES.validTo })]
      : []),
  ];
}
