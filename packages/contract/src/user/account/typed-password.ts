import * as z from "zod";
import { PASSWORD_LENGTH } from "../password";

/** What changes how somebody signs in asks for the password again: an open screen is not enough. */
export const typedPassword = z.strictObject({ password: z.string().max(PASSWORD_LENGTH.most) });
