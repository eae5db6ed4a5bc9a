import { enteredFields } from "@tresen/contract/kit/resource";
import { sites } from "@tresen/contract/site/site.resource";
import { fieldsOf } from "../../../admin/model/schema-fields";

/** The fields of a page as forms show them, in the parts in which the editor shows them. */

export const pageSchema = enteredFields({ resource: sites, isNew: false });
export const pageFormFields = fieldsOf(pageSchema);

/** Those of the page itself. */
export const ownFields = pageFormFields.filter(({ key }) => key !== "content");

const content = pageFormFields.find(({ key }) => key === "content");
const parts = content?.kind === "object" ? content.fields : [];
/** The text of a simple page. */
export const textFields = parts.filter(({ key }) => key === "text").map((field) => ({ ...field, when: undefined }));

const list = parts.find(({ key }) => key === "sections");
export const sectionsField = list?.kind === "list" ? list : null;
/** Those of one section. */
export const sectionFields = sectionsField?.item.kind === "object" ? sectionsField.item.fields : [];
