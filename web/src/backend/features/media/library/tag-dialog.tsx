import { useQuery } from "@tanstack/react-query";
import { imageTags } from "@tresen/contract/media/image-place-fields";
import { useId, useState } from "react";
import { libraryQueries } from "../../../admin/media/library-queries";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import { LIBRARY_TEXTS } from "./library.texts";

const SUGGESTED = 200;

/** Asks for the words that pictures get in addition to their own. */
export function TagDialog({
  count,
  onTags,
  onClose,
}: {
  /** The number of pictures; null where nobody knows it. */
  count: number | null;
  onTags: (tags: string[]) => void;
  onClose: () => void;
}) {
  const { data: known = [] } = useQuery(libraryQueries.tags());
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const formId = useId();
  const words = typed
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
  // What was typed before the last comma stays in front of each suggestion.
  const start = typed.includes(",") ? `${typed.slice(0, typed.lastIndexOf(",") + 1)} ` : "";
  const submit = (): void => {
    const { data, error: fault } = imageTags.safeParse(words);
    if (!data) return setError(fault?.issues[0]?.message);
    onTags(data);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={LIBRARY_TEXTS.tagTitle(count)}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isDisabled={words.length === 0}>
            {LIBRARY_TEXTS.addTags}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (words.length > 0) submit();
        }}
      >
        <Input
          label={LIBRARY_TEXTS.tags}
          hint={LIBRARY_TEXTS.tagsHint}
          value={typed}
          error={error}
          list={`${formId}-known`}
          autoFocus
          autoComplete="off"
          onChange={(text) => {
            setTyped(text);
            setError(undefined);
          }}
        />
        <datalist id={`${formId}-known`}>
          {known.slice(0, SUGGESTED).map(({ tag }) => (
            <option key={tag} value={`${start}${tag}`} />
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}
