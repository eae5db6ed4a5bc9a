import { useQueryClient } from "@tanstack/react-query";
import type { ImageAnswer, ImageDuplicate } from "@tresen/contract/media/image";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import { useCallback, useEffect, useRef, useState } from "react";
import { PictureFault, type Progress, removeWaiting, sendPicture } from "../../../media/upload/send-file";
import { UPLOAD_TEXTS } from "../../../media/upload/upload.texts";
import { keepUploaded } from "../../../media/upload/keep-uploaded";
import { IMAGE_TEXTS } from "./image.texts";
import { existingInstead, referenceTo } from "./upload-image";

/** A file on its way to the server, one that was refused, or one whose picture was there before. */
export interface Upload {
  key: number;
  file: File;
  progress: Progress | null;
  error: string | null;
  /** Whether the same file would be refused again. */
  isFinal: boolean;
  /** The picture that still waits for the file after an attempt. */
  waiting: string | null;
  /** The picture that was made of it, and the same one that was there before. */
  twin: { image: ImageAnswer; existing: ImageDuplicate } | null;
  /** Gets the stored picture. */
  onDone: (image: ImageRef) => void;
}

/**
 * The uploads of one field. They end with the form.
 * @param onUploaded gets each stored picture.
 * @param onSwapped gets a picture that was there before, and the id of the one that it stands for.
 */
export function useUploads({
  onUploaded,
  onSwapped,
}: {
  onUploaded: (image: ImageRef) => void;
  onSwapped: (swapped: { id: string; by: ImageRef }) => void;
}) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [announcement, setAnnouncement] = useState("");
  const running = useRef(new Map<number, AbortController>());
  /** Files whose messages are shown until they are closed, or until a later upload succeeds. */
  const refused = useRef(new Set<number>());
  const count = useRef(0);
  // The newest functions are called, since the form goes on meanwhile.
  const latest = useRef({ onUploaded, onSwapped });
  useEffect(() => {
    latest.current = { onUploaded, onSwapped };
  });
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  const change = useCallback((key: number, changed: Partial<Upload>) => {
    setUploads((list) => list.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));
  }, []);
  const end = useCallback((key: number) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    refused.current.delete(key);
    setUploads((list) => list.filter((upload) => upload.key !== key));
  }, []);

  const start = async ({
    file,
    waiting = null,
    onDone = (image) => latest.current.onUploaded(image),
  }: {
    file: File;
    waiting?: string | null;
    onDone?: (image: ImageRef) => void;
  }): Promise<void> => {
    count.current += 1;
    const key = count.current;
    const controller = new AbortController();
    running.current.set(key, controller);
    const earlier = [...refused.current];
    setUploads((list) => [
      ...list,
      { key, file, progress: null, error: null, isFinal: false, waiting: null, twin: null, onDone },
    ]);
    try {
      const onProgress = (progress: Progress) => change(key, { progress });
      const image = await sendPicture({ file, waiting, onProgress, signal: controller.signal });
      if (controller.signal.aborted) return;
      keepUploaded({ client, image });
      const [existing] = image.duplicates ?? [];
      earlier.forEach(end);
      if (existing) change(key, { twin: { image, existing } });
      else end(key);
      onDone(referenceTo(image));
      setAnnouncement(IMAGE_TEXTS.uploaded(file.name));
    } catch (error) {
      if (controller.signal.aborted) return;
      refused.current.add(key);
      const fault = error instanceof PictureFault ? error : null;
      change(key, {
        error: fault?.message ?? UPLOAD_TEXTS.failed,
        isFinal: fault?.isFinal ?? false,
        waiting: fault?.waiting ?? null,
      });
    }
  };
  const retry = ({ key, file, waiting, onDone }: Upload): void => {
    end(key);
    void start({ file, waiting, onDone });
  };
  /** Takes the picture that was there before instead of the uploaded one. */
  const swap = async ({ key, twin }: Upload): Promise<void> => {
    if (!twin) return;
    try {
      const by = await existingInstead({ image: twin.image, twin: twin.existing.id });
      latest.current.onSwapped({ id: twin.image.id, by });
      end(key);
    } catch {
      change(key, { twin: null, error: UPLOAD_TEXTS.existingFailed, isFinal: true });
    }
  };
  /** A picture that still waits for the file would wait for ever. */
  const dismiss = (key: number): void => {
    const waiting = uploads.find((upload) => upload.key === key)?.waiting;
    if (waiting) removeWaiting(waiting);
    end(key);
  };
  return { uploads, announcement, start, end: dismiss, retry, swap };
}
