import { download } from "../../../shared/output/download";
import { type PictureFormat, templatePicture } from "../../../shared/template/template-picture";

const ENDINGS: Readonly<Record<PictureFormat, string>> = { png: "png", jpeg: "jpg", pdf: "pdf" };

/** Lets the server draw one picture, and the browser save it by a name. @returns that of the file. @throws ApiError */
export async function downloadPicture({
  name,
  ...asked
}: Parameters<typeof templatePicture>[0] & { name: string }): Promise<string> {
  const file = await templatePicture(asked);
  const fileName = `${name}.${ENDINGS[asked.format]}`;
  download({ name: fileName, content: file, type: file.type });
  return fileName;
}
