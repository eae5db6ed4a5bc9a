import { useQuery } from "@tanstack/react-query";
import type { Font } from "@tresen/contract/media/font/font";
import { closestVariant } from "@tresen/contract/media/font/variant";
import { FONT_FAMILIES } from "@tresen/contract/media/fonts";
import { useState } from "react";
import type { EditorProps } from "../../admin/form/editor";
import { useError, useForm } from "../../admin/form/form-context";
import { Select } from "../../shared/ui/select";
import { fontQueries } from "./font-queries";
import { faceStyle } from "./font-text";
import { FONT_TEXTS } from "./font.texts";
import { loadFont } from "./load-font";

/** Without the list, the families that every installation includes can be chosen all the same. */
const PACKAGED: readonly Pick<Font, "family" | "variants" | "files">[] = FONT_FAMILIES.map((family) => ({
  family,
  variants: ["regular"],
  files: [],
}));
/** A choice has a value, and no typeface is an empty text. */
const DEFAULT = "-";

/** The choice of a family, each in itself. The faces are loaded when the list opens. */
export function FontField({ field, path, value, onChange }: EditorProps) {
  const { isReadOnly } = useForm();
  const error = useError(path);
  const [isOpened, setIsOpened] = useState(false);
  const [, setLoaded] = useState(0);
  const { data: fonts = PACKAGED } = useQuery({ ...fontQueries.list(), meta: { failure: FONT_TEXTS.loadFailed } });
  const chosen = typeof value === "string" ? value : "";
  const isKnown = chosen === "" || fonts.some(({ family }) => family === chosen);
  const open = (isOpen: boolean): void => {
    if (!isOpen || isOpened) return;
    setIsOpened(true);
    for (const font of fonts)
      void loadFont(faceOf(font)).then(
        () => setLoaded((count) => count + 1),
        () => undefined,
      );
  };
  const options = [
    { value: DEFAULT, label: FONT_TEXTS.default },
    ...fonts.map((font) => ({ value: font.family, label: font.family, style: faceStyle(faceOf(font)) })),
    ...(isKnown ? [] : [{ value: chosen, label: `${chosen} (${FONT_TEXTS.unknown})` }]),
  ];
  return (
    <div data-field={path} className="min-w-0">
      <Select
        label={field.title}
        options={options}
        value={chosen === "" ? DEFAULT : chosen}
        onChange={(family) => onChange(family === DEFAULT ? "" : family)}
        onOpenChange={open}
        error={error}
        isDisabled={isReadOnly}
      />
    </div>
  );
}

function faceOf({ family, variants, files }: (typeof PACKAGED)[number]) {
  const variant = closestVariant({ variants, weight: 400, style: "normal" }) ?? "regular";
  return { family, variant, file: files.find((file) => file.variant === variant)?.url };
}
