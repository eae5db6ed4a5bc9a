import type { LayerType } from "@tresen/contract/template/layer/layer";
import { Barcode, Clock, Euro, Image, type LucideIcon, Minus, QrCode, Shapes, Table, Type } from "lucide-react";

export const TYPE_ICONS: Readonly<Record<LayerType, LucideIcon>> = {
  text: Type,
  image: Image,
  shape: Shapes,
  line: Minus,
  qr: QrCode,
  barcode: Barcode,
  price: Euro,
  table: Table,
  hours: Clock,
};
