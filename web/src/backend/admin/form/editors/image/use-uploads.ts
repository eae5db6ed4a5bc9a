import type { ImageRef } from "@tresen/contract/media/image-fields";
import { useCallback, useEffect, useRef, useState } from "react";
import { IMAGE_TEXTS } from "./image.texts";
import { PictureFault } from "./prepare-image";
import { uploadImage } from "./upload-image";

/** A file on its way to the server, or one that was refused. */
export interface Upload {
  key: number;
  file: File;
  /** From 0 to 1; null while the file is prepared. */
  progress: number | null;
  error: string | null;
  /** Gets the stored picture. */
  onDone: (image: ImageRef) => void;
}

/**
 * The uploads of one field. They end with the form.
 * @param onUploaded gets each stored picture. The newest function is called, since the form goes on meanwhile.
 */
export function useUploads(onUploaded: (image: ImageRef) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [announcement, setAnnouncement] = useState("");
  const running = useRef(new Map<number, AbortController>());
  /** Files whose messages are shown until they are closed, or until a later upload succeeds. */
  const refused = useRef(new Set<number>());
  const count = useRef(0);
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
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
    onDone = (image) => latest.current(image),
  }: {
    file: File;
    onDone?: (image: ImageRef) => void;
  }): Promise<void> => {
    count.current += 1;
    const key = count.current;
    const controller = new AbortController();
    running.current.set(key, controller);
    const earlier = [...refused.current];
    setUploads((list) => [...list, { key, file, progress: null, error: null, onDone }]);
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const image = await uploadImage({ file, onProgress, signal: controller.signal });
      if (controller.signal.aborted) return;
      [...earlier, key].forEach(end);
      onDone(image);
      setAnnouncement(IMAGE_TEXTS.uploaded(file.name));
    } catch (error) {
      if (controller.signal.aborted) return;
      refused.current.add(key);
      change(key, { error: error instanceof PictureFault ? error.message : IMAGE_TEXTS.failed });
    }
  };
  const retry = ({ key, file, onDone }: Upload): void => {
    end(key);
    void start({ file, onDone });
  };
  return { uploads, announcement, start, end, retry };
}
