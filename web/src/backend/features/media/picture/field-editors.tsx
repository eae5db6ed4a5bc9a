import { useQuery } from "@tanstack/react-query";
import { TriangleAlert, X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import type { EditorProps } from "../../../admin/form/editor";
import { Frame, GroupFrame } from "../../../admin/form/editors/frame";
import { useErrorWithin, useForm } from "../../../admin/form/form-context";
import { allPaths } from "../../../admin/media/folder/folders";
import { libraryQueries } from "../../../admin/media/library-queries";
import { PlainButton } from "../../../shared/ui/button";
import { CONTROL, LABEL } from "../../../shared/ui/input";
import { FIELD_TEXTS } from "./picture.texts";

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const SUGGESTED = 200;

/** The description of a picture, with a warning where it is missing. */
export function AltEditor({ field, path, value, onChange }: EditorProps) {
  const { isReadOnly } = useForm();
  return (
    <div className="flex flex-col gap-1.5">
      <Frame field={field} path={path} hint={FIELD_TEXTS.altHint}>
        {(props) => (
          <textarea
            {...props}
            rows={2}
            maxLength={300}
            value={text(value)}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
            className={`${CONTROL} h-auto! py-2`}
          />
        )}
      </Frame>
      {text(value).trim() === "" && (
        <p className="flex items-start gap-1.5 text-sm text-warning">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" /> {FIELD_TEXTS.altMissing}
        </p>
      )}
    </div>
  );
}

/** The folder of a picture: typed, with the known ones offered. */
export function FolderEditor({ field, path, value, onChange }: EditorProps) {
  const { isReadOnly } = useForm();
  const { data = [] } = useQuery(libraryQueries.folders());
  const listId = useId();
  return (
    <Frame field={field} path={path} hint={FIELD_TEXTS.folderHint}>
      {(props) => (
        <>
          <input
            {...props}
            value={text(value)}
            readOnly={isReadOnly}
            maxLength={200}
            list={listId}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            className={CONTROL}
          />
          <datalist id={listId}>
            {allPaths(data).map((folder) => (
              <option key={folder} value={folder} />
            ))}
          </datalist>
        </>
      )}
    </Frame>
  );
}

/** The words of a picture, each to be removed; others are typed, with the known ones offered. */
export function TagsEditor({ field, path, value, onChange }: EditorProps) {
  const { isReadOnly } = useForm();
  const { data = [] } = useQuery({ ...libraryQueries.tags(), enabled: !isReadOnly });
  const error = useErrorWithin(path);
  const id = useId();
  const [typed, setTyped] = useState("");
  const tags = Array.isArray(value) ? value.map(String) : [];
  const add = (words: string): void => {
    const added = words
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean);
    if (added.length > 0) onChange([...new Set([...tags, ...added])]);
    setTyped("");
  };
  const key = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === "Enter" && typed.trim() !== "") {
      // Enter would save the form.
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && tags.length > 0) onChange(tags.slice(0, -1));
  };
  return (
    <GroupFrame field={field} path={path} error={error}>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-full bg-sunken ps-3 pe-1 text-sm pointer-coarse:min-h-11"
            >
              <span className="truncate">{tag}</span>
              {!isReadOnly && (
                <PlainButton
                  aria-label={FIELD_TEXTS.removeTag(tag)}
                  className="grid size-6 place-items-center rounded-full hover:bg-line pointer-coarse:size-11"
                  onPress={() => onChange(tags.filter((one) => one !== tag))}
                >
                  <X size={14} aria-hidden />
                </PlainButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className={`${LABEL} sr-only`}>
            {FIELD_TEXTS.addTag}
          </label>
          <input
            id={id}
            value={typed}
            maxLength={200}
            list={`${id}-known`}
            autoComplete="off"
            placeholder={FIELD_TEXTS.addTag}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => (target.value.includes(",") ? add(target.value) : setTyped(target.value))}
            onKeyDown={key}
            onBlur={() => add(typed)}
            className={CONTROL}
          />
          <datalist id={`${id}-known`}>
            {data.slice(0, SUGGESTED).map(({ tag }) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <p id={`${id}-hint`} className="text-sm text-muted">
            {FIELD_TEXTS.addTagHint}
          </p>
        </div>
      )}
    </GroupFrame>
  );
}
