-- The message that comes with a request, until its payment is authorised; then it is a message in the conversation.
alter table bookings add column request_message text check (length(request_message) between 1 and 5000);
