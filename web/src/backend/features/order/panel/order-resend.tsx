import { useMutation } from "@tanstack/react-query";
import type { StaffOrder } from "@tresen/contract/order/order";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { Mail, MessageSquare } from "lucide-react";
import { call } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { FAILURES } from "../../../shared/failure.texts";
import { useMay } from "../../../shared/session";
import { clearFailures, showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { RESEND_TEXTS } from "./panel.texts";

const WAYS = [
  {
    route: "POST /api/orders/{id}/resend-new-order-email",
    ...RESEND_TEXTS.email,
    Icon: Mail,
  },
  {
    route: "POST /api/orders/{id}/resend-new-order-sms",
    ...RESEND_TEXTS.sms,
    Icon: MessageSquare,
  },
] as const;
type Way = (typeof WAYS)[number];

/** Sends the message about a new order to its branch again. */
export function OrderResend({ order }: { order: StaffOrder }) {
  const aboutOf = ({ route }: Way): string => `${route} ${order.id}`;
  const mayResend = useMay()({ permission: orderPermissions.resend, branch: order.branch.id });
  const resend = useMutation({
    mutationFn: ({ route }: Way) => call(route, { params: { id: order.id } }),
    onSuccess: (_answer, way) => {
      clearFailures(aboutOf(way));
      showToast({ kind: "success", message: way.sent });
    },
    onError: (error, way): void =>
      showToast({
        kind: "error",
        message: failureText(error, FAILURES.resend),
        error,
        about: aboutOf(way),
        retry: (): Promise<unknown> => resend.mutateAsync(way),
      }),
  });
  if (!mayResend) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {WAYS.map((way) => (
        <Button key={way.route} size="sm" isDisabled={resend.isPending} onPress={() => resend.mutate(way)}>
          <way.Icon size={16} aria-hidden /> {way.label}
        </Button>
      ))}
    </div>
  );
}
