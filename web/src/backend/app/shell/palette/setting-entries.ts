import { configFields } from "@tresen/contract/config/config";
import { fieldsOf } from "../../../admin/model/schema-fields";

/** The fields of the configuration, of which the build keeps only these values: see `web/evaluated-modules.ts`. */
export const settingEntries = fieldsOf(configFields).map(({ key, title, section }) => ({ key, title, section }));
