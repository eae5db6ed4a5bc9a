import * as z from "zod";
import { paged } from "../../kit/call-parts";
import { id } from "../../kit/schema";

export const openOrdersQuery = z.object({ ...paged, branch: id.optional() });
