import type { UploadPartType } from "@tresen/contract/media/upload-types";
import type { Upload } from "@tresen/contract/media/upload";
import { useEffect, useRef, useState } from "react";
import { UploadError, type UploadFailure, sendFile } from "./send-file";

/** A file that is being uploaded, or whose upload failed. */
export interface Sending {
  key: number;
  file: File;
  /** 0 to 1; null once it failed. */
  share: number | null;
  failure: UploadFailure | null;
}

let count = 0;

/** The running uploads of one step. They continue while another step is shown. */
export function useSending({
  type,
  onSent,
  onBusy,
}: {
  type: UploadPartType;
  onSent: (upload: Upload) => void;
  onBusy: (isBusy: boolean) => void;
}) {
  const [sending, setSending] = useState<Sending[]>([]);
  const isBusy = sending.some(({ failure }) => failure === null);
  const onBusyRef = useRef(onBusy);
  onBusyRef.current = onBusy;
  useEffect(() => {
    onBusyRef.current(isBusy);
  }, [isBusy]);

  const change = (key: number, entry: Partial<Sending>): void =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...entry } : one)));
  const dismiss = (key: number): void => setSending((all) => all.filter((one) => one.key !== key));
  const run = async ({ key, file }: Pick<Sending, "key" | "file">): Promise<void> => {
    try {
      const upload = await sendFile({ file, type, onProgress: (share) => change(key, { share }) });
      onSent(upload);
      dismiss(key);
    } catch (error) {
      change(key, { share: null, failure: error instanceof UploadError ? error.reason : "offline" });
    }
  };
  return {
    sending,
    send: (files: readonly File[]): void => {
      const added = files.map((file) => ({ key: (count += 1), file, share: 0, failure: null }));
      setSending((all) => [...all, ...added]);
      // One after the other, since parallel uploads would share the connection.
      void added.reduce((before, entry) => before.then(() => run(entry)), Promise.resolve());
    },
    retry: (entry: Sending): void => {
      change(entry.key, { share: 0, failure: null });
      void run(entry);
    },
    dismiss,
  };
}
