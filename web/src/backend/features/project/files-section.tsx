import { useMutation } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { UPLOAD_LIMIT, acceptedEndings } from "@tresen/contract/media/upload-types";
import { UPLOAD_MESSAGES } from "@tresen/contract/media/upload.texts";
import { uploadUrl } from "@tresen/contract/media/upload-path";
import { FILE_LIMIT, tasks } from "@tresen/contract/project/task.resource";
import { Paperclip, X } from "lucide-react";
import { useRef } from "react";
import { call } from "../../../shared/api";
import type { Draft } from "../../admin/model/draft";
import { failureText } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button, IconButton } from "../../shared/ui/button";
import { FILE_TEXTS as texts } from "./project.texts";

interface FilesSectionProps {
  record: AnyRecord | null;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** The files of a task. A new one is sent at once and belongs to the task when it is saved. */
export function FilesSection({ draft, onChange }: FilesSectionProps) {
  const input = useRef<HTMLInputElement>(null);
  const files = tasks.fields.shape.files.catch([]).parse(draft["files"]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) =>
      call("POST /api/uploads", { body: { data: await dataUrl(file), name: file.name } }),
    onSuccess: (file) => onChange({ ...draft, files: [...files, file] }),
    onError: (error) => showToast({ kind: "error", message: failureText(error, texts.failed), error }),
  });
  const add = (file: File | undefined): void => {
    if (!file) return;
    if (file.size > UPLOAD_LIMIT) showToast({ kind: "error", message: UPLOAD_MESSAGES.tooLarge });
    else mutate(file);
  };
  return (
    <div className="flex flex-col gap-3 text-sm">
      {files.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="flex flex-col gap-1">
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-2">
            <a
              href={uploadUrl(file)}
              target="_blank"
              rel="noreferrer"
              className="text-action-text underline wrap-anywhere"
            >
              {file.name}
            </a>
            <IconButton
              label={texts.remove(file.name)}
              onPress={() => onChange({ ...draft, files: files.filter(({ id }) => id !== file.id) })}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {files.length < FILE_LIMIT && (
        <>
          <Button className="self-start" isDisabled={isPending} onPress={() => input.current?.click()}>
            <Paperclip size={16} aria-hidden /> {texts.add}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept={acceptedEndings("files").join(",")}
            onChange={({ target }) => {
              add(target.files?.[0]);
              target.value = "";
            }}
          />
        </>
      )}
    </div>
  );
}

function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });
}
