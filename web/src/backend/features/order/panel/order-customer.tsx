import { Mail, MapPin, Phone } from "lucide-react";
import { doorOf, townOf } from "@tresen/contract/delivery/run";
import type { StaffOrder } from "@tresen/contract/order/order";
import type { ReactNode } from "react";
import { Private } from "../../../shared/visibility";
import { customerName } from "../labels";
import { ORDER_TEXTS } from "../order.texts";
import { CUSTOMER_TEXTS } from "./panel.texts";

const CONTACT =
  "flex min-h-9 items-center gap-2.5 self-start text-action-text underline-offset-4 hover:underline " +
  "pointer-coarse:min-h-11";

interface Address {
  name: string;
  company: string;
  street: string;
  details: string;
  town: string;
}

/** The customer's name, contact and delivery address. */
export function OrderCustomer({ order }: { order: StaffOrder }) {
  const address = addressOf(order);
  const name = customerName(order);
  return (
    <Private kind="customer">
      <div className="flex flex-col gap-1">
        <p className="text-base font-medium">{name || ORDER_TEXTS.unnamed}</p>
        {order.isCompany && order.companyName && <p className="text-sm">{order.companyName}</p>}
        {order.vatNumber && <p className="text-sm text-muted">{CUSTOMER_TEXTS.vatNumber(order.vatNumber)}</p>}
        {order.phone && (
          <Contact href={`tel:${order.phone}`} icon={<Phone size={16} aria-hidden />}>
            {order.phone}
          </Contact>
        )}
        {order.email && (
          <Contact href={`mailto:${order.email}`} icon={<Mail size={16} aria-hidden />}>
            {order.email}
          </Contact>
        )}
        {address.street && (
          <Contact href={directionsTo(address)} icon={<MapPin size={16} aria-hidden />} isExternal>
            {[address.name !== name ? address.name : "", address.company, address.street, address.details, address.town]
              .filter(Boolean)
              .map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
          </Contact>
        )}
      </div>
    </Private>
  );
}

function Contact({
  href,
  icon,
  isExternal = false,
  children,
}: {
  href: string;
  icon: ReactNode;
  isExternal?: boolean;
  children: ReactNode;
}) {
  return (
    <a href={href} {...(isExternal ? { target: "_blank", rel: "noreferrer" } : {})} className={CONTACT}>
      {icon}
      <span>{children}</span>
    </a>
  );
}

/** A route planner with the address as its destination. */
function directionsTo({ street, town }: Address): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${street}, ${town}`)}`;
}

function addressOf(order: StaffOrder): Address {
  const isOther = order.isDelivery && order.isDeliveryAddressDifferent;
  if (isOther) {
    return {
      name: [order.deliveryFirstName, order.deliveryLastName].filter(Boolean).join(" "),
      company: order.deliveryCompanyName || order.deliveryCompany,
      street: order.deliveryStreet,
      details: doorOf({ stairway: order.deliveryStairway, floor: order.deliveryFloor, door: order.deliveryDoor }),
      town: townOf({ zipCode: order.deliveryZipCode, city: order.deliveryCity }),
    };
  }
  return {
    name: customerName(order),
    company: order.company,
    street: order.street,
    details: doorOf(order),
    town: townOf(order),
  };
}
