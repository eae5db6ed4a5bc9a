import type { Font } from "@tresen/contract/media/font/font";
import { closestVariant } from "@tresen/contract/media/font/variant";
import { AlertCircle, ChevronRight, Trash2 } from "lucide-react";
import { IconButton } from "../../shared/ui/button";
import { FONT_TEXTS, variantLabel } from "./font.texts";
import { FontText } from "./font-text";
import { UseInShop } from "./use-in-shop";

interface FamilyCardProps {
  font: Font;
  sample: string;
  /** What the shop uses the family for. */
  uses: readonly string[];
  /** Whether the person may choose it for the shop. */
  mayUse: boolean;
  /** Undefined for people who may not change fonts. */
  onRemove: ((variant: string) => void) | undefined;
}

const BADGE = "rounded-full bg-action-soft px-2 py-0.5 text-xs font-medium text-action-text";
const SUMMARY =
  "flex min-h-9 w-fit cursor-pointer list-none items-center gap-1 rounded-control pe-2 text-sm text-muted " +
  "hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden";

/** A family with a text in itself, and all of its variants on request. */
export function FamilyCard({ font, sample, uses, mayUse, onRemove }: FamilyCardProps) {
  const { family, variants, files } = font;
  const usual = closestVariant({ variants, weight: 400, style: "normal" }) ?? "regular";
  const fileOf = (variant: string) => files.find((file) => file.variant === variant);
  const missing = [...new Set(files.map((file) => file.missing).filter(Boolean))];
  return (
    <li className="flex min-w-0 flex-col gap-1 border-b border-line py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="font-semibold wrap-anywhere">{family}</h3>
        <span className="text-sm text-muted">{FONT_TEXTS.category(font)}</span>
        {uses.map((use) => (
          <span key={use} className={BADGE}>
            {use}
          </span>
        ))}
        {mayUse && (
          <span className="ms-auto">
            <UseInShop family={family} />
          </span>
        )}
      </div>
      <FontText
        face={{ family, variant: usual, file: fileOf(usual)?.url }}
        className="py-1 text-3xl leading-snug wrap-anywhere"
      >
        {sample}
      </FontText>
      {missing.map((letters) => (
        <p key={letters} className="flex items-start gap-1.5 text-sm text-muted">
          <AlertCircle size={16} className="mt-0.5 shrink-0" aria-hidden />
          {FONT_TEXTS.missing(letters)}
        </p>
      ))}
      <details className="group" open={font.source === "own"}>
        <summary className={SUMMARY}>
          <ChevronRight size={16} aria-hidden className="group-open:rotate-90" />
          {FONT_TEXTS.variants(variants.length)}
          <span className="sr-only">{family}</span>
        </summary>
        <ul className="ms-1.5 border-s border-line ps-4">
          {variants.map((variant) => (
            <Variant
              key={variant}
              family={family}
              variant={variant}
              sample={sample}
              file={fileOf(variant)}
              onRemove={onRemove}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Variant({
  family,
  variant,
  sample,
  file,
  onRemove,
}: {
  family: string;
  variant: string;
  sample: string;
  file: Font["files"][number] | undefined;
  onRemove: FamilyCardProps["onRemove"];
}) {
  return (
    <li className="flex items-center gap-3 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">
          {variantLabel(variant)}
          {file && <span className="ms-2 tabular-nums">{FONT_TEXTS.facts(file)}</span>}
        </p>
        <FontText face={{ family, variant, file: file?.url }} className="text-xl leading-snug wrap-anywhere">
          {sample}
        </FontText>
      </div>
      {file && onRemove && (
        <IconButton label={FONT_TEXTS.remove({ family, variant })} onPress={() => onRemove(variant)}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
