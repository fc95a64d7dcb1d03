/** The id of Skuret itself as the participant of a conversation. No member has it. */
const skuretParticipantId = '0';

/** Whether a participant is Skuret itself, whatever a member calls themselves. */
export function isSkuret({ id }: { id: string }): boolean {
  return id === skuretParticipantId;
}
