import * as z from "zod";
import { paged } from "../../kit/list/paged";
import { id } from "../../kit/schema";

export const openOrdersQuery = z.strictObject({ ...paged, branch: id.optional() });
