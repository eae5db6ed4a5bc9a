import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { COMMENT_LENGTH, tasks } from "@tresen/contract/project/task.resource";
import { useState } from "react";
import { call } from "../../../shared/api";
import { resourceQueries } from "../../admin/queries";
import { useZoneOf } from "../../shared/branches";
import { failureText } from "../../shared/failure";
import { resourceEntries } from "../../shared/resource-entries";
import { entryPermission } from "../../shared/seen-resources";
import { useMay } from "../../shared/session";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { CONTROL } from "../../shared/ui/input";
import { COMMENT_TEXTS as texts } from "./project.texts";

/** What people said about a task, and a further word. It is stored at once, whatever else the form holds. */
export function CommentsSection({ record }: { record: AnyRecord | null }) {
  const [text, setText] = useState("");
  const client = useQueryClient();
  const id = record?.id ?? "";
  const comments = tasks.fields.shape.comments.catch([]).parse(record?.["comments"]);
  const branch = String(record?.["branch"] ?? "");
  const zone = useZoneOf()(branch);
  const mayWrite = useMay()({ permission: entryPermission({ entry: resourceEntries.tasks, verb: "update" }), branch });
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("POST /api/tasks/{id}/comments", { params: { id }, body: { text } }),
    onSuccess: () => setText(""),
    onError: (error) => showToast({ kind: "error", message: failureText(error, texts.failed), error }),
    onSettled: () => client.invalidateQueries({ queryKey: resourceQueries.one({ name: tasks.name, id }).queryKey }),
  });
  return (
    <div className="flex flex-col gap-3 text-sm">
      {comments.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="flex flex-col gap-2">
        {comments.map(({ at, by, text: said }) => (
          <li key={`${at} ${by.id} ${said}`}>
            <p className="text-muted">
              {texts.by({ name: by.name, at: formatDateTime({ at: Date.parse(at), zone }) })}
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">{said}</p>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <>
          <textarea
            aria-label={texts.write}
            placeholder={texts.write}
            value={text}
            maxLength={COMMENT_LENGTH}
            onChange={({ target }) => setText(target.value)}
            className={`${CONTROL} h-20 py-2`}
          />
          <Button className="self-start" isDisabled={isPending || text.trim() === ""} onPress={() => mutate()}>
            {texts.send}
          </Button>
        </>
      )}
    </div>
  );
}
