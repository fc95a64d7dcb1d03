/* Written by `npm run codegen` from the catalogue beside it; changes by hand are lost. */
import type{Messages}from"@lingui/core";export const messages=JSON.parse("{}")as Messages;
