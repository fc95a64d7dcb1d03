/**
 * For so many seconds a screen does not repeat a query that always asks the service: it was sent with the click that led
 * to the screen.
 */
export const aheadSeconds = 3;
