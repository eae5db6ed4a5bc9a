import { NAVIGATION_PLACES } from "@tresen/contract/site/navigation/navigation.texts";
import { useState } from "react";
import type { EditorProps } from "../../../admin/form/editor";
import { Frame } from "../../../admin/form/editors/frame";
import { useForm } from "../../../admin/form/form-context";
import { CONTROL, Input } from "../../../shared/ui/input";
import { NAVIGATION_TEXTS } from "./navigation.texts";

const PLACES = new Map<string, { name: string; place: string }>(Object.entries(NAVIGATION_PLACES));
const OTHER = "";

/** The identifier of a navigation, by what the shop does with it. */
export function IdentifierEditor({ field, path, value, onChange }: EditorProps) {
  const { isReadOnly } = useForm();
  const identifier = typeof value === "string" ? value : "";
  const [isOther, setIsOther] = useState(identifier !== "" && !PLACES.has(identifier));
  const chosen = isOther ? OTHER : identifier;
  const place = PLACES.get(chosen)?.place;
  return (
    <div className="flex flex-col gap-3">
      <Frame field={{ ...field, title: NAVIGATION_TEXTS.place }} path={path} hint={place ?? NAVIGATION_TEXTS.otherHint}>
        {(props) => (
          <select
            {...props}
            value={chosen}
            disabled={isReadOnly}
            onChange={({ target }) => {
              setIsOther(target.value === OTHER);
              onChange(target.value);
            }}
            className={`${CONTROL} cursor-pointer`}
          >
            {[...PLACES].map(([known, { name }]) => (
              <option key={known} value={known}>
                {name}
              </option>
            ))}
            <option value={OTHER}>{NAVIGATION_TEXTS.otherPlace}</option>
          </select>
        )}
      </Frame>
      {(isOther || identifier === "") && (
        <Input
          label={NAVIGATION_TEXTS.other}
          value={identifier}
          readOnly={isReadOnly}
          autoComplete="off"
          onChange={(typed) => {
            setIsOther(true);
            onChange(typed);
          }}
        />
      )}
    </div>
  );
}
