import type { Screen } from "../../admin/screen";
import { LibraryPage } from "./library/library-page";
import { PicturePage } from "./picture/picture-page";

/** The library of pictures, and the page of one. */
export const imageScreen: Screen = { ListPage: LibraryPage, RecordPage: PicturePage };
