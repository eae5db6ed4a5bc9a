import type { ReactNode } from "react";
import type { EditorProps } from "../../admin/form/editor";
import { ColorEditor } from "../../admin/form/editors/text-editors";
import { ContrastNotes } from "./contrast-notes";
import { nearestPassing, primaryContrasts, secondaryContrasts } from "./contrast";

const COLOR = /^#[0-9a-f]{6}$/i;

/** The main colour with how well it can be read. */
export function PrimaryColorField(props: EditorProps) {
  const { value, onChange } = props;
  return (
    <ColorField {...props}>
      {isColor(value) && (
        <ContrastNotes contrasts={primaryContrasts(value)} nearest={nearestPassing(value)} onTake={onChange} />
      )}
    </ColorField>
  );
}

export function SecondaryColorField(props: EditorProps) {
  const { value, onChange } = props;
  return (
    <ColorField {...props}>
      {isColor(value) && <ContrastNotes contrasts={secondaryContrasts(value)} nearest={null} onTake={onChange} />}
    </ColorField>
  );
}

function ColorField({ field, children, ...props }: EditorProps & { children: ReactNode }) {
  if (field.kind !== "color") return null;
  return (
    <div className="flex flex-col gap-2">
      <ColorEditor field={field} {...props} />
      {children}
    </div>
  );
}

function isColor(value: unknown): value is string {
  return typeof value === "string" && COLOR.test(value);
}
